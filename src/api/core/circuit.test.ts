import { describe, expect, test } from 'vitest';
import { createCircuit } from './circuit.ts';

function setUp() {
  const changes: boolean[] = [];
  let clock = 0;
  const circuit = createCircuit({
    threshold: 3,
    pause: 100,
    now: () => clock,
    changed: (isOpen) => changes.push(isOpen),
  });
  return { circuit, changes, wait: (ms: number) => (clock += ms) };
}

describe('a circuit', () => {
  test('opens after different failures in a row, not after the same one repeated', () => {
    const { circuit, changes } = setUp();
    for (let times = 0; times < 10; times += 1) circuit.failed('a');
    circuit.failed('b');
    expect(circuit.allows()).toBe(true);
    circuit.succeeded();
    circuit.failed('a');
    circuit.failed('b');
    expect(circuit.allows()).toBe(true);
    circuit.failed('c');
    expect(circuit.allows()).toBe(false);
    expect(changes).toEqual([true]);
  });

  test('allows one trial after the pause, and closes when it succeeds', () => {
    const { circuit, changes, wait } = setUp();
    ['a', 'b', 'c'].forEach(circuit.failed);
    wait(99);
    expect(circuit.allows()).toBe(false);
    wait(1);
    expect([circuit.allows(), circuit.allows()]).toEqual([true, false]);
    circuit.failed('a');
    wait(99);
    expect(circuit.allows()).toBe(false);
    wait(1);
    expect(circuit.allows()).toBe(true);
    circuit.succeeded();
    expect([circuit.allows(), circuit.allows()]).toEqual([true, true]);
    expect(changes).toEqual([true, false]);
  });

  test('is not held open by requests that were pending when it opened', () => {
    const { circuit, wait } = setUp();
    ['a', 'b', 'c'].forEach(circuit.failed);
    wait(60);
    circuit.failed('d');
    wait(60);
    expect(circuit.allows()).toBe(true);
  });
});
