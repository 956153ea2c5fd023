import { paths } from 'shared-lib/paths';

/**
 * Keys that open a page after G, by the position of the key: `KeyboardEvent.code` → path. The letters are those of the English names of
 * the paths, which do not depend on the language of the keyboard.
 */
export const goToKeys: Readonly<Record<string, string>> = {
  KeyH: paths.admin.home(),
  KeyI: paths.admin.inbox(),
  KeyR: paths.admin.list('feasibility-requests'),
  KeyC: paths.admin.list('consultations'),
  KeyM: paths.admin.list('contacts'),
  KeyA: paths.admin.list('articles'),
  KeyD: paths.admin.list('studies'),
  KeyS: paths.admin.list('services'),
  KeyE: paths.admin.list('sectors'),
  KeyL: paths.admin.list('sliders'),
  KeyU: paths.admin.list('users'),
  KeyP: paths.admin.list('canned-replies'),
  KeyO: paths.admin.audit(),
  KeyT: paths.admin.settings(),
  KeyN: paths.admin.newRequest(),
};
