import type { Provider } from '../provider.ts';
import type { ProfessionalProvider } from './professional.ts';

export const provider: Provider<ProfessionalProvider> = {
  name: 'professional',
  adapters: {},
  isRequired: false,
};
