import { useQuery } from '@tanstack/react-query';
import { SelectField, type FieldPath, type FieldProps, type FieldValues } from 'shared-lib/form';
import { optionsQuery, type LoadedOptions } from 'shared-lib/list';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { useOfferedRows } from '../use-offered-rows.tsx';

interface Props<Values extends FieldValues> extends FieldProps {
  name: FieldPath<Values>;
  options: LoadedOptions;
  parse?: (text: string) => unknown;
}

/** A choice among rows of the API. It appears with its options, because a select cannot hold a value without an option. */
export const LoadedSelectField = <Values extends FieldValues = FieldValues>({ options, ...rest }: Props<Values>) => {
  const { rows, isLoaded, failure } = useOfferedRows(useQuery(optionsQuery(options)));
  if (isLoaded) return <SelectField<Values> {...rest} options={rows} />;
  return (
    failure || (
      <LoadingArea>
        <Skeleton $inline="100%" $block="4.5rem" />
      </LoadingArea>
    )
  );
};
