import type { DocumentResponse } from '../../api/orders/purchases.schema.ts';

/** How long a browser may take to begin reading the file. */
const READ = 60_000;

/** Downloads a file in the browser. */
export function saveDocument({ fileName, contentType, content }: DocumentResponse): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: contentType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ);
}
