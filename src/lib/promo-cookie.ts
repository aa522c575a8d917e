/**
 * Cookie that stores the code of a link (`?autoPromoCode=`) until there is a cart to apply it to. Every page looks for
 * its name (`src/islands/shell/main.ts`).
 */
const NAME = 'promo-notice';
const CODE = /^[A-Za-z\d-]{1,64}$/;
const DAY = 24 * 60 * 60;

/** The `Set-Cookie` value for a code; `undefined` for an invalid one. */
export function promoCookie(code: string | null): string | undefined {
  return code !== null && CODE.test(code) ? `${NAME}=${code}; Max-Age=${DAY}; Path=/; SameSite=Lax` : undefined;
}

export const FORGET_PROMO = `${NAME}=; Max-Age=0; Path=/; SameSite=Lax`;

/** The stored code, from all cookies. */
export function readPromoCode(cookies: string): string | undefined {
  const [, code] = new RegExp(`(?:^|;\\s*)${NAME}=([A-Za-z\\d-]{1,64})(?:;|$)`).exec(cookies) ?? [];
  return code;
}
