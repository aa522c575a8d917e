import { fileURLToPath } from 'node:url';

const entrypoint = fileURLToPath(new URL('../../src/islands/content/client-when-directive.ts', import.meta.url));

/**
 * Adds the directive `client:when={policy}` for islands inside sections: the policy is data (`definition.hydration`),
 * so the same component may hydrate by itself, near the viewport, or on intent.
 * @returns {import('astro').AstroIntegration}
 */
export function clientWhen() {
  return {
    name: 'client-when',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'when', entrypoint });
      },
    },
  };
}
