import { describe, expect, it } from 'vitest';
import { initialsOf } from './avatar.tsx';

describe('initialsOf', () => {
  it('returns the first letters of the first two names without the article', () => {
    expect(initialsOf('سارة محمود')).toBe('س\u200cم');
    expect(initialsOf('خالد بن سعد القحطاني')).toBe('خ\u200cب');
    expect(initialsOf('نورة القحطاني')).toBe('ن\u200cق');
    expect(initialsOf('Omar')).toBe('O');
  });
});
