import { describe, expect, test } from 'vitest';
import { hasOverride, versionOf, versionsOf, withOverride, withoutOverride } from './experience-variants.ts';

const item = {
  type: 'hero',
  id: 'opening',
  content: { title: 'As ever', text: 'Dry', ctas: [{ label: 'A' }, { label: 'B' }], image: { src: '/a', alt: 'A' } },
  experienceId: 'exp_home',
  experiences: { warmer: { content: { title: 'Warmer', image: { alt: 'W' } } } },
};
const TITLE = ['content', 'title'];
const warmer = (changed: unknown) => Reflect.get(Object(changed), 'experiences').warmer;

describe('a version of a section', () => {
  test('is the baseline merged with its overrides', () => {
    expect(versionsOf(item)).toEqual(['warmer']);
    expect(versionOf(item, 'warmer')).toMatchObject({
      id: 'opening',
      content: { title: 'Warmer', text: 'Dry', image: { src: '/a', alt: 'W' } },
    });
    expect(versionOf(item, 'warmer')).not.toHaveProperty('experiences');
    expect([TITLE, ['content', 'text'], ['variant']].map((at) => hasOverride(item, 'warmer', at))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('gets a value of its own, and leaves the baseline and other fields alone', () => {
    const changed = withOverride(item, 'warmer', ['content', 'text'], 'Wet');
    expect(warmer(changed).content).toEqual({ title: 'Warmer', image: { alt: 'W' }, text: 'Wet' });
    expect(changed).toMatchObject({ content: item.content });
    expect(warmer(withOverride(item, 'warmer', ['variant'], 'split')).variant).toBe('split');
  });

  test('overrides a list as a whole, and an image of which it had overridden a part', () => {
    const listed = withOverride(item, 'warmer', ['content', 'ctas', '1', 'label'], 'C');
    expect(warmer(listed).content.ctas).toEqual([{ label: 'A' }, { label: 'C' }]);
    const withImage = withOverride(item, 'warmer', ['content', 'image', 'src'], '/b');
    expect(warmer(withImage).content.image).toEqual({ src: '/b', alt: 'W' });
  });

  test('stores an empty text for an emptied one, and drops it when the baseline’s is restored', () => {
    expect(warmer(withOverride(item, 'warmer', ['content', 'text'], undefined)).content.text).toBe('');
    expect(warmer(withoutOverride(item, 'warmer', TITLE)).content).toEqual({ image: { alt: 'W' } });
  });

  test('is created by its first override', () => {
    const plain = { type: 'hero', id: 'a', content: { title: 'A' } };
    expect(withOverride(plain, 'new', TITLE, 'B')).toEqual({
      ...plain,
      experiences: { new: { content: { title: 'B' } } },
    });
  });
});
