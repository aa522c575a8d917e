import { describe, expect, test } from 'vitest';
import { fieldOfVariant, leavesOf, linkField, imageField, richTextField, textField } from './content-field.ts';

const leaves = leavesOf({
  title: 'Boots &  packs',
  html: '<p>Wax it <em>twice</em> a season &amp; more.</p>',
  image: { src: '/media/a.webp', alt: 'A boot' },
  cta: { label: 'See it', href: '/c/boots' },
  items: [
    {
      title: 'One',
      html: '<p>First of two</p>',
      image: { src: '/media/a.webp' },
      cta: { label: 'See it', href: '/c/packs' },
    },
    { title: ' ', sections: [{ content: { title: 'Nested' } }] },
  ],
});

describe('the field an element was made of', () => {
  test('is the image with its URL; the second element with that URL is the second such image', () => {
    expect(imageField(leaves, '/media/a.webp')).toBe('image');
    expect(imageField(leaves, '/media/a.webp', 1)).toBe('items.0.image');
    expect(imageField(leaves, '/media/b.webp')).toBeUndefined();
  });

  test('is the text that is equal apart from whitespace', () => {
    expect(textField(leaves, 'Boots & packs')).toBe('title');
    expect(textField(leaves, 'One')).toBe('items.0.title');
    expect(textField(leaves, '')).toBe('items.1.title');
  });

  test('is the rich text with the same words, regardless of tags and entities', () => {
    expect(richTextField(leaves, 'Wax it twice a season & more.')).toBe('html');
    expect(textField(leaves, 'First of two')).toBe('items.0.html');
  });

  test('is the label of the link with that target, also with a locale before the path', () => {
    expect(linkField(leaves, { text: 'See it', pathname: '/de-de/c/packs', isRich: false })).toBe('items.0.cta.label');
    expect(linkField(leaves, { text: 'See it', pathname: '/c/boots', isRich: false })).toBe('cta.label');
    expect(linkField(leaves, { text: '', pathname: '/c/packs', isRich: false })).toBe('items.0.cta.label');
    expect(linkField(leaves, { text: 'Elsewhere', pathname: '/stores', isRich: false })).toBeUndefined();
  });

  test('is the field of an image, regardless of how its URL is written', () => {
    const written = leavesOf({ image: { src: '/media/höhle a.webp' } });
    expect(imageField(written, '/media/h%C3%B6hle%20a.webp')).toBe('image');
  });

  test('is in the variant where the variant overrides it, else in the section', () => {
    const item = {
      content: { title: 'Care', cta: { label: 'How to wax', href: '/help' } },
      experiences: { b: { content: { title: 'Care at home', image: { src: '/media/a.webp' } } } },
    };
    expect(fieldOfVariant('title', item, 'b')).toBe('experiences.b.content.title');
    expect(fieldOfVariant('image.alt', item, 'b')).toBe('experiences.b.content.image.alt');
    expect(fieldOfVariant('cta.label', item, 'b')).toBe('cta.label');
  });

  test('is never a field of a nested section', () => {
    expect(textField(leaves, 'Nested')).toBeUndefined();
  });
});
