/** Checksum difference: the stored file is not the one that was sent. The server has deleted it. */
export class ChecksumDifference extends Error {
  override readonly name = 'ChecksumDifference';

  constructor() {
    super('The checksum of the stored file differs');
  }
}
