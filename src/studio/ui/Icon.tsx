/** Paths on a grid of 16 units. */
const PATHS = {
  back: 'M10 3 5 8l5 5',
  forward: 'm6 3 5 5-5 5',
  reload: 'M13 8a5 5 0 1 1-1.6-3.7M13 2.5V5h-2.5',
  open: 'M6.5 3H3v10h10V9.5M9 3h4v4M13 3 7.5 8.5',
  phone: 'M5 1.5h6v13H5zM7.3 12.5h1.4',
  'large-phone': 'M4.5 1h7v14h-7zM7.3 13h1.4',
  tablet: 'M3 2h10v12H3zM7.3 12h1.4',
  'large-tablet': 'M2.5 1.5h11v13h-11zM7.3 12.5h1.4',
  laptop: 'M3.5 3.5h9v7h-9zM1.5 13h13',
  desktop: 'M1.5 2.5h13v8.5h-13zM5.5 14h5M8 11v3',
  full: 'M2 6V2h4M14 6V2h-4M2 10v4h4M14 10v4h-4',
  rotate: 'M3 9.5h7V14H3zM6 6.5V2h4.5M10.5 2v4.5M13.5 9A5 5 0 0 0 11 4.5',
  light:
    'M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6M8 1v1.6M8 13.4V15M1 8h1.6M13.4 8H15M3 3l1.2 1.2M11.8 11.8 13 13M3 13l1.2-1.2M11.8 4.2 13 3',
  dark: 'M13.5 9.8A6 6 0 0 1 6.2 2.5a6 6 0 1 0 7.3 7.3z',
  system: 'M8 2a6 6 0 1 0 0 12zM8 2a6 6 0 0 1 0 12z',
  select: 'M3 2.5 13 7 8.8 8.8 7 13z',
  left: 'M2 3h12v10H2zM6 3v10',
  right: 'M2 3h12v10H2zM10 3v10',
  still: 'M5.5 3v10M10.5 3v10',
  close: 'm4 4 8 8M12 4l-8 8',
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  hide: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM3 13 13 3',
  remove: 'M2.5 4h11M6 4V2.5h4V4M4 4l.7 9.5h6.6L12 4M6.8 6.5v4.5M9.2 6.5v4.5',
  add: 'M8 3v10M3 8h10',
} as const;

export type IconName = keyof typeof PATHS;

/** Decorative: beside text, or in a control with a name. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="workspace__icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
