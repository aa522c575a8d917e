import { BadCell } from '../parsing/cell.ts';
import type { Issue } from '../parsing/product-draft.ts';
import type { StoreDraft } from './store-draft.ts';

/** The stores of a file, all in memory: their number is small. */
export class StoreFile {
  readonly notices: readonly string[];
  /** Ids of all stores of the file, invalid ones included: those remain unchanged. */
  readonly ids = new Set<string>();
  readonly stores: StoreDraft[] = [];
  readonly issues: Issue[] = [];

  constructor(notices: readonly string[]) {
    this.notices = notices;
  }

  /** Reads one store, or records the issue. */
  add(id: string, read: () => StoreDraft): void {
    if (id !== '') this.ids.add(id);
    try {
      const draft = read();
      if (this.stores.some(({ data }) => data.id === draft.data.id)) {
        this.issues.push({ line: draft.line, column: 'id', message: `"${draft.data.id}" stands in the file twice` });
      } else {
        this.stores.push(draft);
      }
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      this.issues.push(error.issue);
    }
  }
}
