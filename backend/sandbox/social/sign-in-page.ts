import { html } from 'hono/html';

/** Page on which a person states an email address; there is no password. */
export function signInPage(client: string, isWrong: boolean) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>Sandbox sign-in</title>
      </head>
      <body>
        <main>
          <h1>Sandbox sign-in (${client})</h1>
          <p>A stand-in for another company's sign-in. Any address will do.</p>
          <form method="post">
            ${isWrong ? html`<p role="alert" id="wrong">Enter an email address.</p>` : ''}
            <p>
              <label for="email">Email</label>
              <input
                id="email"
                name="email"
                type="email"
                autocomplete="email"
                required
                ${isWrong ? html`aria-invalid="true" aria-describedby="wrong"` : ''}
              />
            </p>
            <p>
              <input id="unchecked" name="unchecked" type="checkbox" />
              <label for="unchecked">Do not vouch for the address</label>
            </p>
            <button>Continue</button>
          </form>
        </main>
      </body>
    </html>`;
}
