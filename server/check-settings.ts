import { loadSettings } from './settings/settings.ts';

/** Run before a build so that a wrong setting is told at once: one line per fault, exit code 1. */
const loaded = loadSettings(process.env);
if ('issues' in loaded) {
  for (const issue of loaded.issues) console.error(issue);
  process.exitCode = 1;
}
