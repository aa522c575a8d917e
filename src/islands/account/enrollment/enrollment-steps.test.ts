import { describe, expect, test } from 'vitest';
import { firstStep, greetingStep, stepAfter, type ProfileStep } from './enrollment-steps.ts';

describe('completing a profile', () => {
  test('starts with the phone step, or after it when the phone is known', () => {
    expect(firstStep(null)).toBe('mobile');
    expect(firstStep('')).toBe('mobile');
    expect(firstStep('+15550101234')).toBe('profile');
  });

  test('greets members and non-members with different steps', () => {
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
  ])('follows %s, with the phone %s, by %s', (step, phone, next) => {
    expect(stepAfter(step, phone)).toBe(next);
  });
});
