import { describe, expect, test } from 'vitest';
import { playedTime } from './video-playback.ts';

describe('the playback duration of a video', () => {
  test.each([
    ['/film.webm', 40, 40],
    ['/film.webm#t=8,10', 40, 2],
    ['/film.webm#t=,4', 40, 4],
    ['/film.webm#t=38', 40, 2],
    ['/film.webm#t=npt:8.5,10', 40, 1.5],
    ['/film.webm#track=1&t=8,10', 40, 2],
    ['/film.webm#t=30,90', 40, 10],
    ['/film.webm#t=50', 40, 0],
    ['/film.webm#start=8', 40, 40],
    ['/film.webm#t=8,10', Number.NaN, 2],
    ['/live#t=8', Infinity, Infinity],
  ])('of %s, %d seconds long, is %d seconds', (address, duration, played) => {
    expect(playedTime(address, duration)).toBe(played);
  });

  test('is unknown while the duration is', () => {
    expect(playedTime('/film.webm', Number.NaN)).toBeNaN();
    expect(playedTime('/film.webm#t=8', Number.NaN)).toBeNaN();
  });
});
