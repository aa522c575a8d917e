import { z } from 'zod';
import { tableSummarySchema } from './table-summary.ts';

export const MANIFEST = 'manifest.json';

/** Root folder of a file: documents (`CONTENT_DIR`) or the shop's own files (`DATA_DIR`). */
export const FILE_ROOTS = ['content', 'data'] as const;
export type FileRoot = (typeof FILE_ROOTS)[number];

const storedFile = z.object({
  root: z.enum(FILE_ROOTS),
  /** Relative to the root, with `/`. */
  path: z
    .string()
    .refine((path) => !path.split('/').some((segment) => ['', '.', '..'].includes(segment)), 'unsafe path'),
  sha256: z.string(),
});
export type StoredFile = z.infer<typeof storedFile>;

const storedTable = tableSummarySchema.extend({
  name: z.string().regex(/^[a-z_]+$/),
  /** Hash of `tables/<name>.jsonl.gz`: one row per line as a JSON object. */
  sha256: z.string(),
});
export type StoredTable = z.infer<typeof storedTable>;

/** Contents of a backup. The manifest is written last: a folder without it is not a backup. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** ISO 8601. Every order acknowledged before is in the backup. */
  begunAt: z.string(),
  /** Names of the database's migrations, oldest first. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(storedTable),
  files: z.array(storedFile),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const tableFile = (name: string): string => `tables/${name}.jsonl.gz`;
export const storedFilePath = ({ root, path }: Pick<StoredFile, 'root' | 'path'>): string => `${root}/${path}`;
