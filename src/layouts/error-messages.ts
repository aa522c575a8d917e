/** Message keys of an error screen, by its status (docs/contract.md#error-pages). */
export interface ErrorTexts {
  readonly kind: 'access' | 'notFound' | 'server';
  readonly seo?: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly message: string;
  readonly button: string;
}

export function errorTexts(status: number): ErrorTexts {
  if (status === 401 || status === 403) return { kind: 'access', ...keys(`maintenance.ERR${status}`) };
  if (status >= 400 && status < 500) return { kind: 'notFound', ...keys('maintenance.ERR4xx') };
  const base = 'maintenance.ERR5xx';
  return {
    kind: 'server',
    seo: `${base}.seo`,
    title: `${base}.title`,
    subtitle: `${base}.subtitle`,
    message: `${base}.message`,
    button: `${base}.retry`,
  };
}

function keys(base: string) {
  return { title: `${base}.title`, message: `${base}.message`, button: `${base}.button` };
}
