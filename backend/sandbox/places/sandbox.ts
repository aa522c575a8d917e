import type { NamedPoint, PlaceProvider } from '../../providers/places/places.ts';
import type { CreateSandbox } from '../../providers/provider.ts';

/** Mountain villages by country, which are too small for the shop's own towns (`domain/locations/towns.ts`). */
const VILLAGES: Readonly<Record<string, readonly NamedPoint[]>> = {
  US: [{ name: 'Leadville', latitude: 39.25, longitude: -106.29 }],
  CA: [{ name: 'Field', latitude: 51.4, longitude: -116.49 }],
  GB: [{ name: 'Braemar', latitude: 57.01, longitude: -3.4 }],
  DE: [{ name: 'Oberstdorf', latitude: 47.41, longitude: 10.28 }],
  FR: [{ name: 'Bessans', latitude: 45.32, longitude: 6.99 }],
  ES: [{ name: 'Benasque', latitude: 42.61, longitude: 0.52 }],
  IT: [{ name: 'Cogne', latitude: 45.61, longitude: 7.36 }],
  NL: [{ name: 'Vaals', latitude: 50.77, longitude: 6.02 }],
};

/** Finds one village in each country of the demo, by its whole name. */
export const createSandbox: CreateSandbox<PlaceProvider> = () => ({
  adapter: {
    find: async ({ text, country }) => {
      const villages = Object.hasOwn(VILLAGES, country) ? (VILLAGES[country] ?? []) : [];
      return villages.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
    },
  },
});
