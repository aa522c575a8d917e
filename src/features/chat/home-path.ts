/** Whether a path is a home page's: nothing but an optional locale, `/`, `/de-de/`, `/de`. */
export const isHomePath = (path: string): boolean => /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?$/i.test(path);
