/** Products (or stores), not rows; a row that belongs to none counts as skipped. */
export interface ImportCounts {
  created: number;
  changed: number;
  unchanged: number;
  removed: number;
  skipped: number;
}

export interface ImageCounts {
  imported: number;
  notFound: number;
  unreadable: number;
}
