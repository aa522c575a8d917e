import type { SettingReader } from '../../../src/lib/setting-reader.ts';
import type { Provider } from '../provider.ts';

/** Whose script reads the data layer (docs/measurement.md); the sandbox is the array in the page alone. */
export interface TagManager {
  readonly containerId: string;
}

export const provider: Provider<TagManager | undefined> = {
  name: 'tag-manager',
  adapters: {
    gtm: (reader) => {
      const containerId = readContainerId(reader);
      return () => ({ containerId });
    },
  },
  isRequired: false,
};

const CONTAINER_ID = /^GTM-[A-Z0-9]{4,12}$/;
const EXAMPLE = 'GTM-AB12CD3';

function readContainerId(reader: SettingReader): string {
  const id = reader.text('GTM_CONTAINER_ID');
  if (id === undefined) reader.addIssue('GTM_CONTAINER_ID', 'missing, TAG_MANAGER_PROVIDER=gtm needs it', EXAMPLE);
  else if (!CONTAINER_ID.test(id)) reader.addIssue('GTM_CONTAINER_ID', `"${id}" is no container id`, EXAMPLE);
  return id ?? EXAMPLE;
}
