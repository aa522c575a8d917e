import type { SectionDefinition } from '../../cms/sections/section.ts';
import type { Slot } from '../../registry/compiled.ts';
import { DEFINITIONS } from '../../registry/registry.ts';

/** A section type in one of its variants, named `hero/split`. */
export interface Sample {
  readonly definition: SectionDefinition;
  readonly variant: string;
  /** The label of the variant. */
  readonly label: string;
  readonly content: Readonly<Record<string, unknown>>;
}

export function samplesOf(definition: SectionDefinition): readonly Sample[] {
  return Object.entries(definition.samples).map(([variant, content]) => ({
    definition,
    variant,
    label: definition.variants[variant] ?? variant,
    content,
  }));
}

/** `undefined` for a type or a variant that does not exist; without a variant it is the type's default one. */
export function findSample(type: string | null, variant: string | null): Sample | undefined {
  const definition = DEFINITIONS.get(type ?? '');
  const samples = definition === undefined ? [] : samplesOf(definition);
  return variant ? samples.find((sample) => sample.variant === variant) : samples[0];
}

export function sampleName({ definition, variant }: Sample): string {
  return `${definition.type}/${variant}`;
}

/** Returns the item of a sample as it is written in a document. */
export function sampleItem({ definition: { type }, variant, content }: Sample) {
  return { type, id: `${type}-${variant}`, variant, content };
}

/** A page whose only section is the sample. */
export function sampleDocument(sample: Sample, slot: Slot): object {
  const { title } = sample.definition.labels;
  return {
    id: `showcase-${sampleItem(sample).id}`,
    type: 'page',
    slug: sampleName(sample),
    revision: 'sample',
    seo: { title: `${title}: ${sample.label}` },
    sections: { [slot]: [sampleItem(sample)] },
  };
}
