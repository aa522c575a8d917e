import { PAGE_DATA_ID, type PageData } from '../../lib/page-data.ts';

let script: HTMLElement | null = null;
let data: PageData;

/** What the server hands over to the scripts of this page; parsed once for each script element. */
export function pageData(): PageData {
  const element = document.getElementById(PAGE_DATA_ID);
  if (element !== script) {
    script = element;
    data = JSON.parse(element?.textContent ?? '');
  }
  return data;
}
