/** Accounts that edit content. */
export interface EditorTables {
  editor: EditorTable;
}

interface EditorTable {
  consumer_no: string;
  role: 'editor' | 'publisher';
  added_at: number;
}
