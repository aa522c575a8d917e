import type { SettingReader } from '../../src/lib/setting-reader.ts';

export interface ScriptSettings {
  /** Scripts of others start later, and events reach the tag manager with a delay. */
  readonly scriptOffloading: boolean;
}

export const readScriptSettings = (reader: SettingReader): ScriptSettings => ({
  scriptOffloading: reader.flag('SCRIPT_OFFLOADING', false),
});
