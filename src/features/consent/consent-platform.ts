import { rereadConsent } from '../../stores/core/consent.ts';
import { isRecord } from '../../../domain/record.ts';

/** What the platform's script calls whenever it has written the cookie; its name is the platform's. */
const CALLBACK = 'OptanonWrapper';

/** Loads the script of a consent platform, which shows its own banner and writes the cookie that the shop reads. */
export function startPlatform({ dataset }: HTMLElement): void {
  Object.assign(globalThis, { [CALLBACK]: rereadConsent });
  const script = document.createElement('script');
  script.src = dataset['src'] ?? '';
  script.async = true;
  script.dataset['domainScript'] = dataset['domainId'] ?? '';
  script.dataset['documentLanguage'] = 'true';
  // The shop stays with what the cookie says, and before a choice with what is required.
  script.onerror = () => console.warn('consent: the script of the consent platform did not load');
  document.head.append(script);
}

/** Opens the platform's choices; nothing happens before its script has loaded. */
export function openPlatformChoices(): void {
  const platform: unknown = Reflect.get(globalThis, 'OneTrust');
  const open = isRecord(platform) ? platform['ToggleInfoDisplay'] : undefined;
  if (typeof open === 'function') open.call(platform);
}
