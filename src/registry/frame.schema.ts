import { z } from 'zod';

/** Presentation attributes every section item may carry (contract 4; specification 3, section 2 "Content sections"). */

export const MARGINS = ['none', 'xs', 's', 'm', 'l', 'xl'] as const;
export const BREAKPOINT_NAMES = ['small', 'medium', 'large'] as const;

const margin = z.enum(MARGINS).optional().catch(undefined);
const value = z.union([z.string().max(40), z.number()]);

export const parallaxEffect = z.object({
  effect: z.enum(['translate', 'rotate', 'scale', 'opacity']),
  axis: z.enum(['x', 'y']).default('y'),
  start: value,
  end: value,
});

export const sectionItem = z.object({
  type: z.string().min(1).max(100),
  id: z.string().min(1).max(200),
  variant: z.string().max(100).optional().catch(undefined),
  experienceId: z.string().max(200).optional().catch(undefined),
  bottomMargins: z.object({ small: margin, medium: margin, large: margin }).optional().catch(undefined),
  hideOnBreakpoint: z.array(z.enum(BREAKPOINT_NAMES)).max(3).optional().catch(undefined),
  isSticky: z.boolean().optional().catch(undefined),
  delocalizedTracking: z.string().max(300).optional().catch(undefined),
  parallax: z.array(parallaxEffect).max(8).nullish(),
  content: z.unknown().optional(),
  experiences: z.record(z.string(), z.unknown()).optional().catch(undefined),
});

export type SectionItem = z.output<typeof sectionItem>;
export type ParallaxEffect = z.output<typeof parallaxEffect>;
