import { describe, expect, it } from 'vitest';
import { initialsOf } from './avatar.tsx';

describe('initialsOf', () => {
  it('returns the first letters of the first two names without the article', () => {
    expect(initialsOf('سارة محمود')).toBe('س\u200cم');
    expect(initialsOf('خالد بن سعد القحطاني')).toBe('خ\u200cب');
    expect(initialsOf('نورة القحطاني')).toBe('ن\u200cق');
    expect(initialsOf('Omar')).toBe('O');
  });

  it('keeps the marks of a character, and characters of two code units', () => {
    expect(initialsOf('مُحمّد عليّ')).toBe('م\u064f\u200cع');
    expect(initialsOf('E\u0301mile 𞤀𞤣')).toBe('E\u0301\u200c𞤀');
  });
});
