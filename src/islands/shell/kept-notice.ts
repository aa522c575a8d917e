/** What the page before had to say is said here; where storage is switched off nothing was kept. */
export function showKeptNotice(): void {
  try {
    if (sessionStorage.getItem('aisle.notice'))
      void import('../../stores/notices.ts').then((module) => module.showNotice());
  } catch (error) {
    console.debug(error);
  }
}
