import { readField, type DataRecord } from '@omics-portal/data-query';
import { KIND, type Kind } from './table-columns.ts';

const FIRST_BYTES = 1 << 20;

/** Encoder of records as rows in the format RowBinary, which stores numbers exactly. */
export class RowEncoder {
  #bytes = Buffer.allocUnsafe(FIRST_BYTES);
  #length = 0;

  constructor(private readonly keys: readonly string[]) {}

  /** Bytes of the rows so far. */
  get length(): number {
    return this.#length;
  }

  add(position: number, record: DataRecord): void {
    this.#reserve(4);
    this.#length = this.#bytes.writeInt32LE(position, this.#length);
    for (const key of this.keys) this.#addValue(readField(record, key));
  }

  /** Rows so far. The next ones begin anew. */
  take(): Buffer {
    const rows = this.#bytes.subarray(0, this.#length);
    this.#bytes = Buffer.allocUnsafe(Math.max(FIRST_BYTES, this.#length));
    this.#length = 0;
    return rows;
  }

  #addValue(value: unknown): void {
    const kind = kindOf(value);
    const text = kind === KIND.text || kind === KIND.boolean ? String(value) : '';
    const size = Buffer.byteLength(text);
    this.#reserve(size + 20);
    this.#bytes[this.#length] = kind;
    // A negative zero equals zero.
    const number = typeof value === 'number' ? value + 0 : 0;
    this.#length = this.#bytes.writeDoubleLE(number, this.#length + 1);
    this.#addSize(size);
    this.#length += this.#bytes.write(text, this.#length);
  }

  /** LEB128: seven bits in each byte, the lowest first. */
  #addSize(size: number): void {
    let left = size;
    while (left >= 0x80) {
      this.#bytes[this.#length++] = (left & 0x7f) | 0x80;
      left >>>= 7;
    }
    this.#bytes[this.#length++] = left;
  }

  #reserve(size: number): void {
    if (this.#length + size <= this.#bytes.length) return;
    const longer = Buffer.allocUnsafe((this.#length + size) * 2);
    this.#bytes.copy(longer, 0, 0, this.#length);
    this.#bytes = longer;
  }
}

function kindOf(value: unknown): Kind {
  if (value === null || value === undefined) return KIND.missing;
  if (typeof value === 'number') return KIND.number;
  if (typeof value === 'boolean') return KIND.boolean;
  if (typeof value === 'string') return value === '' ? KIND.empty : KIND.text;
  return KIND.other;
}
