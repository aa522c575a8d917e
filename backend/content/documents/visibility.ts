/** Drafts are visible in preview only; validity dates are compared with `at` (epoch milliseconds). */
export interface View {
  readonly isPreview: boolean;
  readonly at: number;
  /** Ignores validity dates. */
  readonly isAnyTime?: boolean;
}

type Members = Readonly<Record<string, unknown>>;

export function isVisible(document: Members, view: View): boolean {
  if (document['status'] === 'draft' && !view.isPreview) return false;
  if (view.isAnyTime) return true;
  if (isDeleted(document)) return false;
  const from = momentOf(document['validFrom']);
  const to = momentOf(document['validTo']);
  return (from === undefined || from <= view.at) && (to === undefined || view.at < to);
}

/** A document or draft that an editor deleted: it can be restored as long as it is stored. */
export function isDeleted(document: Members): boolean {
  return document['status'] === 'deleted';
}

/** The moments at which a document appears or disappears, in epoch milliseconds. */
export function momentsOf(document: Members): readonly number[] {
  return [momentOf(document['validFrom']), momentOf(document['validTo'])].filter((moment) => moment !== undefined);
}

function momentOf(value: unknown): number | undefined {
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}
