/** What is said when the administration writes. */
export const dialectCopy = {
  /** @param who a name, or nothing when it is not known */
  changedSince: (who: string | null, when: string) =>
    `عُدّل هذا العنصر بعد أن فتحته (${who ? `${who}، ` : ''}${when}). راجع الفروق قبل الحفظ، حتى لا تضيع تعديلات غيرك.`,
} as const;
