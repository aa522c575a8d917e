/** Reads environment variables one by one and collects a line for each error; an empty value counts as unset. */
export class SettingReader {
  readonly issues: string[] = [];
  readonly #env: NodeJS.ProcessEnv;

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  /** One line: the variable, the error, an example. */
  addIssue(name: string, wrong: string, example: string): void {
    this.issues.push(`${name}: ${wrong}; for example ${name}=${example}`);
  }

  text(name: string): string | undefined {
    return this.#env[name]?.trim() || undefined;
  }

  /** Names of variables that are set. */
  namesMatching(pattern: RegExp): string[] {
    return Object.keys(this.#env).filter((name) => pattern.test(name) && this.text(name) !== undefined);
  }

  integer(name: string, range: { fallback: number; min: number; max: number }): number {
    const text = this.text(name);
    if (text === undefined) return range.fallback;
    const value = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
    if (value >= range.min && value <= range.max) return value;
    this.addIssue(name, `"${text}" is not a whole number from ${range.min} to ${range.max}`, `${range.fallback}`);
    return range.fallback;
  }

  flag(name: string, fallback: boolean): boolean {
    const text = this.text(name)?.toLowerCase();
    if (text === undefined) return fallback;
    if (text === 'true' || text === 'false') return text === 'true';
    this.addIssue(name, `"${text}" is neither true nor false`, `${fallback}`);
    return fallback;
  }

  /** Reads an http(s) base URL without user, query and fragment; returned without its trailing slash. */
  baseUrl(name: string, example: string): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const url = URL.parse(text);
    if (url && isPlainHttp(url)) return url.href.replace(/\/+$/, '');
    this.addIssue(name, `"${withoutUser(text)}" is not an http or https URL without user, query and fragment`, example);
    return undefined;
  }
}

function isPlainHttp(url: URL): boolean {
  const isHttp = url.protocol === 'http:' || url.protocol === 'https:';
  return isHttp && !url.username && !url.password && !url.search && !url.hash;
}

/** The text without a URL's user and password, safe to print. */
export function withoutUser(text: string): string {
  return text.replace(/\/\/[^/@]*@/, '//***@');
}
