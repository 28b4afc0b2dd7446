import { sql, type Kysely } from 'kysely';
import type { Database } from '../records/database.ts';

/** Announcements of the seed for all users, shown after the first sign-in. `id` prevents a second copy. */
const ANNOUNCEMENTS: readonly Record<
  'id' | 'title' | 'title_zh' | 'description' | 'description_zh',
  string
>[] = [
  {
    id: 'seed-reference-data',
    title: 'Reference data is available',
    title_zh: '参考数据已就绪',
    description:
      'Genomics, transcriptomics, proteomics and metabolomics files can be browsed and downloaded without signing in.',
    description_zh: '基因组、转录组、蛋白质组和代谢组文件无需登录即可浏览和下载。',
  },
  {
    id: 'seed-synthetic-data',
    title: 'Some of the data is synthetic',
    title_zh: '部分数据为模拟数据，均有标注',
    description:
      'RNA counts, reads and variant calls come from a generator, for trying things out. The filter Synthetic selects or excludes them.',
    description_zh: 'RNA 计数、测序读段和变异结果由程序生成，仅供试用；可用“模拟数据”筛选项区分。',
  },
];

/** Adds the announcements of the shipped data for all users, each once. */
export async function announce(db: Kysely<Database>): Promise<void> {
  const present = await db
    .selectFrom('notifications')
    .select(sql<string>`params ->> 'id'`.as('id'))
    .where('code', '=', 'announcement')
    .execute();
  const missing = ANNOUNCEMENTS.filter((announcement) => !present.some((row) => row.id === announcement.id));
  if (missing.length === 0) return;
  const rows = missing.map((params) => ({
    owner_sub: null,
    notification_type: 'default',
    code: 'announcement',
    params: JSON.stringify(params),
    created_time: Date.now(),
  }));
  await db.insertInto('notifications').values(rows).execute();
}
