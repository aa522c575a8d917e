import { sql, type RawBuilder } from 'kysely';

/** Whether a text contains `part`, in upper or lower case. */
export function containsText(text: RawBuilder<string>, part: string): RawBuilder<boolean> {
  const pattern = `%${part.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`lower(${text}) like ${pattern} escape '\\'`;
}
