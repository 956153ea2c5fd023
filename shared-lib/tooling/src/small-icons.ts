import { join } from 'node:path';
import { rspack, type Rspack } from '@rsbuild/core';
import { ROOT } from './config.ts';

/**
 * Replaces the function that every icon of lucide-react calls with our own, which is smaller and renders one component per icon.
 * Browser and server builds need it alike, because the browser hydrates what the server rendered.
 */
export const smallIcons = (): Rspack.RspackPluginInstance =>
  new rspack.NormalModuleReplacementPlugin(/createLucideIcon\.mjs$/, join(ROOT, 'shared-lib/src/ui/create-icon.tsx'));
