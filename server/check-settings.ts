import { loadSettings } from './settings.ts';

/** Run before a build so that a wrong setting is told at once: one line per fault, exit code 1. */
const loaded = loadSettings(process.env);
if ('faults' in loaded) {
  for (const fault of loaded.faults) console.error(fault);
  process.exitCode = 1;
}
