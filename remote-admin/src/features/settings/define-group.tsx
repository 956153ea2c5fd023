import { useQueryClient } from '@tanstack/react-query';
import { settingQueries } from 'shared-lib/api';
import type { AdminSettings, SettingGroup } from 'shared-lib/contracts';
import { RecordForm, type FieldValues, type FormContract, type SavedRecord } from 'shared-lib/form';
import { http, type Contract } from 'shared-lib/http';
import { media } from 'shared-lib/theme';
import { toast } from 'shared-lib/toast';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { settingFields, settingGroupNames, settingsCopy } from '../../copy/settings.ts';
import { earlierFieldsOf, earlierRowOf, type EarlierRow } from '../../resource/earlier-values.ts';
import { settingsKey } from './setting-queries.ts';

/** A setting in the audit log: a text, or its Arabic and English texts. */
const loggedSetting = z.union([z.string(), z.object({ value_ar: z.string() })]);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The log has every setting as text; the current value shows its type. */
const typedValue = (logged: unknown, current: unknown): unknown => {
  const parsed = loggedSetting.safeParse(logged);
  if (!parsed.success) return undefined;
  const text = typeof parsed.data === 'string' ? parsed.data : parsed.data.value_ar;
  return typeof current === 'string' ? text : parseJson(text);
};

/** A settings group with the values before a change; undefined when they no longer fit its contract. */
const earlierGroupOf = <Group extends object>(
  contract: Contract<Group>,
  group: Group,
  earlier: Readonly<Record<string, unknown>> | undefined,
): EarlierRow<Group> | undefined => {
  if (!earlier) return undefined;
  const current = new Map<string, unknown>(Object.entries(group));
  const values = Object.entries(earlier)
    .map(([key, logged]) => [key, typedValue(logged, current.get(key))] as const)
    .filter(([, value]) => value !== undefined);
  return earlierRowOf(contract, group, Object.fromEntries(values));
};

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 19rem;
  align-items: start;
  gap: var(--s6);
  > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s6);
  }
  > aside {
    position: sticky;
    inset-block-start: 6rem;
  }
  @media (max-width: 87.4375em) {
    grid-template-columns: minmax(0, 1fr);
    > aside {
      position: static;
    }
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** What all groups have besides their own values. */
interface GroupMeta {
  updated_at: string | null;
}

interface GroupDefinition<Group extends SettingGroup, Values extends FieldValues & GroupMeta, Output extends object> {
  group: Group;
  input: FormContract<Values, Output>;
  /** Contract of the saved group, in which values may be missing. */
  stored: Contract<AdminSettings[Group]>;
  /** The values of a group that was never saved. */
  empty: Values;
  Fields: ComponentType;
  Preview: ComponentType;
}

/** Removes what every group has besides its values. Values that were never saved are missing, not undefined. */
const ownValues = <Saved extends GroupMeta & { english: unknown }>({
  updated_at: _version,
  english: _english,
  ...values
}: Saved): Omit<Saved, 'updated_at' | 'english'> => values;

export interface GroupFormProps {
  settings: AdminSettings;
  /** Values of the group before a change, as the audit log has them. */
  earlier: Readonly<Record<string, unknown>> | undefined;
}

/** Creates the form of a settings group: its fields, previews that follow what is typed, and one save for the whole group. */
export const defineGroup = <Group extends SettingGroup, Values extends FieldValues & GroupMeta, Output extends object>({
  group,
  input,
  stored,
  empty,
  Fields,
  Preview,
}: GroupDefinition<Group, Values, Output>) => {
  const savedOf = (saved: AdminSettings[Group]): SavedRecord<Values> => ({
    // The version is beside the values: it is no field that two people can change differently.
    values: { ...empty, ...ownValues(saved), updated_at: null },
    version: saved.updated_at,
  });
  const name = settingGroupNames[group];
  const GroupForm = ({ settings, earlier }: GroupFormProps) => {
    const queryClient = useQueryClient();
    return (
      <RecordForm
        name={`settings:${group}`}
        contract={input}
        record={savedOf(settings[group])}
        earlier={earlierFieldsOf(earlierGroupOf(stored, settings[group], earlier), (saved) => savedOf(saved).values)}
        labels={settingFields}
        saveLabel={settingsCopy.saveGroup(name)}
        save={async (values, version) => {
          const saved = await http.put(`/admin/settings/${group}`, { ...values, updated_at: version }, stored);
          void queryClient.invalidateQueries({ queryKey: settingsKey });
          void queryClient.invalidateQueries({ queryKey: settingQueries.all() });
          return savedOf(saved);
        }}
        onSaved={() => toast.success(settingsCopy.saved(name))}
        readCurrent={(current) => {
          const parsed = stored.safeParse(current);
          return parsed.success ? savedOf(parsed.data) : undefined;
        }}
      >
        <Columns>
          <div>
            <Fields />
          </div>
          <aside aria-label={settingsCopy.preview}>
            <Preview />
          </aside>
        </Columns>
      </RecordForm>
    );
  };
  return GroupForm;
};
