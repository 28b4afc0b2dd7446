import type { components } from '@omics-portal/api/datains';
import type { QuotaSettings } from '../config/upload-settings.ts';
import { ApiError } from '../http/api-error.ts';
import type { Sentence } from '../http/preferred-language.ts';
import type { Caller } from '../identity/identity.ts';
import { ownFolders } from '../objects/own-folders.ts';
import type { ObjectLocation } from '../objects/storage-link.ts';
import type { FileOwner, StorageUsage } from './storage-usage.ts';

type WireUsage = components['schemas']['StorageUsage'];

/** Group of the admins, which is a role and has no quota. */
const ADMINS = 'admin';

const OWN: Sentence = { 'en-US': 'Your quota', 'zh-CN': '您的配额' };

/** Account with its groups, for whose quotas a file counts. */
export type QuotaOwner = FileOwner &
  Pick<Caller, 'groups'> & {
    /** True where somebody else, an admin, stores the file. */
    readonly isOther?: true;
  };

/** File that an account is going to store. */
export interface PlannedFile extends ObjectLocation {
  /** Bytes. */
  size: number;
  /** Id of its upload in parts, whose size counts already. */
  upload?: string;
}

interface Limit {
  quota: Sentence;
  allowed: number;
  used: () => Promise<number>;
}

/** Quotas of accounts and groups. */
export class Quotas {
  readonly #settings: QuotaSettings;
  readonly #usage: StorageUsage;

  readonly #onRefuse: () => void;

  constructor(settings: QuotaSettings, usage: StorageUsage, onRefuse: () => void) {
    this.#settings = settings;
    this.#usage = usage;
    this.#onRefuse = onRefuse;
  }

  /** True where the site has any quota. */
  get exist(): boolean {
    const { user, group, users, groups } = this.#settings;
    return user !== undefined || group !== undefined || users.size > 0 || groups.size > 0;
  }

  /** Used and allowed bytes of a caller and of the caller's groups. */
  async read(caller: Caller): Promise<WireUsage> {
    const groups: WireUsage['groups'] = [];
    for (const name of groupsOf(caller))
      groups.push({ name, used: await this.#usage.ofGroup(name), allowed: this.#ofGroup(name) ?? null });
    const used = await this.#usage.ofAccount(caller);
    return { used, allowed: this.#ofAccount(caller) ?? null, groups };
  }

  /** True for a location whose files count for a quota of this account: one of its own folders. */
  applyTo(owner: QuotaOwner, location: ObjectLocation): boolean {
    return this.#limits(owner, location).length > 0;
  }

  /** Throws 413 for a file that does not fit into the quotas of an account. Files outside its own folders do not count. */
  async check(owner: QuotaOwner, file: PlannedFile): Promise<void> {
    await this.#check(owner, file, 0);
  }

  /** Bytes that fit into the quotas of an account; infinite without a quota. */
  async room(owner: QuotaOwner, location: ObjectLocation): Promise<number> {
    let room = Number.POSITIVE_INFINITY;
    for (const { allowed, used } of this.#limits(owner, location))
      room = Math.min(room, allowed - (await used()));
    return Math.max(0, room);
  }

  /**
   * Writes a file within the quotas of an account: throws 413 before it when there is no room, which is held meanwhile, so that
   * simultaneous writes cannot all use the same.
   */
  async write<Result>(owner: QuotaOwner, file: PlannedFile, write: () => Promise<Result>): Promise<Result> {
    if (!this.applyTo(owner, file)) return write();
    const release = this.#usage.hold(owner.sub, file.size);
    try {
      await this.#check(owner, file, file.size);
      const result = await write();
      await this.#usage.add(owner, file.size);
      return result;
    } finally {
      release();
    }
  }

  /** Checks a file of whose size `held` bytes count as used already. */
  async #check(owner: QuotaOwner, { size, upload, ...location }: PlannedFile, held: number): Promise<void> {
    for (const { quota, allowed, used } of this.#limits(owner, location, upload)) {
      const room = Math.max(0, allowed - (await used()) + held);
      if (size > room) {
        this.#onRefuse();
        throw new ApiError(413, {
          'en-US': `${quota['en-US']} of ${allowed} bytes has room for ${room} more, and this needs ${size}: delete files that are not needed any more, also from the trash, or ask the operators of this site for more.`,
          'zh-CN': `${quota['zh-CN']}为 ${allowed} 字节，还可存放 ${room} 字节，而此操作需要 ${size} 字节：请删除不再需要的文件（包括回收站中的文件），或联系本站的管理员增加配额。`,
        });
      }
    }
  }

  /** Quotas that a file counts for. */
  #limits(owner: QuotaOwner, { bucket, key }: ObjectLocation, upload?: string): Limit[] {
    const isOwn = ownFolders(owner).some((own) => own.bucket === bucket && key.startsWith(own.key));
    if (!isOwn) return [];
    const limits: Limit[] = [];
    const allowed = this.#ofAccount(owner);
    if (allowed !== undefined)
      limits.push({
        quota: owner.isOther ? ofOther(owner) : OWN,
        allowed,
        used: () => this.#usage.ofAccount(owner, upload),
      });
    for (const group of groupsOf(owner)) {
      const limit = this.#ofGroup(group);
      if (limit === undefined) continue;
      const quota = { 'en-US': `The quota of the group "${group}"`, 'zh-CN': `用户组“${group}”的配额` };
      limits.push({ quota, allowed: limit, used: () => this.#usage.ofGroup(group, upload) });
    }
    return limits;
  }

  #ofAccount({ username }: Pick<FileOwner, 'username'>): number | undefined {
    return this.#settings.users.get(username) ?? this.#settings.user;
  }

  #ofGroup(group: string): number | undefined {
    return this.#settings.groups.get(group) ?? this.#settings.group;
  }
}

function ofOther({ username }: QuotaOwner): Sentence {
  return { 'en-US': `The quota of "${username}"`, 'zh-CN': `“${username}”的配额` };
}

function groupsOf({ groups }: Pick<QuotaOwner, 'groups'>): string[] {
  return groups.filter((group) => group !== ADMINS);
}
