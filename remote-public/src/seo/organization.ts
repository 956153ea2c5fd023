import type { QueryClient } from '@tanstack/react-query';
import { contactDefaults, settingQueries, type SettingValues } from 'shared-lib/api';
import { company } from 'shared-lib/copy';
import { telHref } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import type { JsonLd } from 'shared-lib/seo';
import { copy } from '../copy/ar.ts';
import { openingHours } from './opening-hours.ts';

const LOGO = '/icon-512.png';

/** Structured data of the company (schema.org/Organization). */
export const organization = (queryClient: QueryClient, origin: string): JsonLd => {
  const settings: SettingValues = queryClient.getQueryData(settingQueries.group('contact').queryKey) ?? {};
  const contact = { ...contactDefaults, ...settings };
  const hours = openingHours(queryClient.getQueryData(settingQueries.group('service_levels').queryKey) ?? {});
  const phone = (number: string, code: string) => telHref(number, code).replace('tel:', '');
  const contactPoint = (number: string, code: string, areaServed: readonly string[]) => ({
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: phone(number, code),
    areaServed,
    availableLanguage: 'ar',
    // The hours of an organization without a shop belong to its contact points.
    ...(hours && { hoursAvailable: hours }),
  });
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: settings.company_name || company.name,
    url: `${origin}${paths.home()}`,
    logo: `${origin}${LOGO}`,
    description: company.description,
    foundingDate: String(company.founded),
    email: contact.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: contact.address,
      addressLocality: copy.seo.locality,
      addressCountry: 'EG',
    },
    contactPoint: [
      contactPoint(contact.phone_egypt, '20', ['EG']),
      contactPoint(contact.phone_saudi, '966', ['SA', 'AE', 'KW', 'QA', 'BH', 'OM']),
    ],
    sameAs: [contact.social_facebook, contact.social_x, contact.social_instagram, contact.social_linkedin].filter(
      Boolean,
    ),
  };
};

/** Structured data of the site and its search (schema.org/WebSite). */
export const website = (origin: string): JsonLd => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: company.name,
  url: `${origin}${paths.home()}`,
  inLanguage: 'ar',
  publisher: { '@id': `${origin}/#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.search()}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
