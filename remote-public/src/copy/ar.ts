export const copy = { home: { title: 'دراسات جدوى وخطط أعمال', description: 'وصف' } } as const;
