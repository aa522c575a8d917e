/** A sign-in's code verifier and code challenge (RFC 7636). */
export interface SignInProof {
  /** 32 random bytes, base64url. */
  readonly codeVerifier: string;
  /** SHA-256 of the verifier, base64url. */
  readonly codeChallenge: string;
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

const BYTES = 32;

export const randomText = () => base64url(crypto.getRandomValues(new Uint8Array(BYTES)));

/** Rejects where the page was not loaded over https or from localhost: browsers hash in secure contexts only. */
export async function createProof(): Promise<SignInProof> {
  const codeVerifier = randomText();
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
  return { codeVerifier, codeChallenge: base64url(new Uint8Array(hash)) };
}
