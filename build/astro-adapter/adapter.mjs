import { fileURLToPath } from 'node:url';

/** Astro adapter whose build exports one Fetch-style `render(request, locals)`; see docs/decisions/002. */
export function frontAdapter() {
  return {
    name: 'aisle-front',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => updateConfig({ build: { redirects: false }, session: false }),
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'aisle-front',
          entrypointResolution: 'auto',
          serverEntrypoint: fileURLToPath(new URL('./entry.mjs', import.meta.url)),
          adapterFeatures: { buildOutput: 'server', middlewareMode: 'classic' },
          supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
        }),
    },
  };
}
