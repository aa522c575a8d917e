import { describe, expect, test } from 'vitest';
import { firstStep, greetingStep, stepAfter, type ProfileStep } from './enrollment-steps.ts';

describe('completing a profile', () => {
  test('goes on with the phone, or after it where it is known', () => {
    expect(firstStep(null)).toBe('mobile');
    expect(firstStep('')).toBe('mobile');
    expect(firstStep('+15550101234')).toBe('profile');
  });

  test('greets members and others each in their way', () => {
    expect([greetingStep(true), greetingStep(false)]).toEqual(['welcome', 'non-loyalty']);
  });

  test.each<[ProfileStep, string | null, ProfileStep]>([
    ['non-loyalty', null, 'mobile'],
    ['welcome', null, 'mobile'],
    ['welcome', '+15550101234', 'profile'],
    ['mobile', '+15550101234', 'profile'],
    ['profile', null, 'interests'],
    ['interests', null, 'success'],
    ['success', null, 'success'],
  ])('leads from %s, with the phone %s, to %s', (step, phone, next) => {
    expect(stepAfter(step, phone)).toBe(next);
  });
});
