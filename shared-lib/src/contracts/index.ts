/** Every shape that crosses a border, once: forms, browser and server parse with the same schema. Imports only zod. */
export * from './article.ts';
export * from './auth.ts';
export * from './contact.ts';
export * from './envelope.ts';
export * from './failure.ts';
export * from './field-error-code.ts';
export * from './sector.ts';
export * from './service.ts';
export * from './setting.ts';
export * from './slider.ts';
export * from './study.ts';
export * from './text.ts';
export * from './user.ts';
