import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assertTopic, topicMatcher } from './topic-pattern.ts';

describe('topicMatcher', () => {
  test.each([
    ['identity.user_changed', 'identity.user_changed', true],
    ['identity.user_changed', 'identity.user', false],
    ['identity.*', 'identity.user_changed', true],
    ['identity.*', 'identity.user.changed', false],
    ['identity.*', 'identity', false],
    ['*.changed', 'user.changed', true],
    ['identity.>', 'identity.user.changed', true],
    ['identity.>', 'identity', false],
    ['>', 'anything.at.all', true],
    ['identity', 'identityx', false],
  ])('%s and %s: %s', (pattern, topic, expected) => {
    expect(topicMatcher(pattern)(topic)).toBe(expected);
  });

  test.each(['', '.', 'a..b', 'a.>.b', 'a>', '*a', 'a b', 'a.'])('the pattern "%s" is refused', (pattern) => {
    expect(() => topicMatcher(pattern)).toThrow('not a topic pattern');
  });

  test('a topic matches itself, > and each of its prefixes with >', () => {
    const word = fc.stringMatching(/^[a-z0-9_-]{1,5}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        const topic = words.join('.');
        expect(topicMatcher(topic)(topic) && topicMatcher('>')(topic)).toBe(true);
        for (let length = 1; length < words.length; length += 1) {
          expect(topicMatcher(`${words.slice(0, length).join('.')}.>`)(topic)).toBe(true);
        }
      }),
    );
  });
});

test('a topic contains no wildcard', () => {
  for (const topic of ['a.*', 'a.>', '', 'a b']) expect(() => assertTopic(topic)).toThrow('not a topic');
});
