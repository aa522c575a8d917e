import { loadSettings } from './settings/settings.ts';

/** Runs before a build and reports invalid settings: one line per error, exit code 1. */
const loaded = loadSettings(process.env);
if ('issues' in loaded) {
  for (const issue of loaded.issues) console.error(issue);
  process.exitCode = 1;
}
