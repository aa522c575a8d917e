import type { Provider } from '../provider.ts';
import { createAltcha, type AltchaDeps } from './altcha.ts';
import type { Captcha } from './captcha.ts';

export const provider: Provider<Captcha, AltchaDeps> = {
  name: 'captcha',
  adapters: { altcha: () => createAltcha },
  isRequired: true,
};
