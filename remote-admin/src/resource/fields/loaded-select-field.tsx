import { useQuery } from '@tanstack/react-query';
import { SelectField, type FieldPath, type FieldProps, type FieldValues } from 'shared-lib/form';
import { FailedRows, optionsQuery, type LoadedOptions } from 'shared-lib/list';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';

interface Props<Values extends FieldValues> extends FieldProps {
  name: FieldPath<Values>;
  options: LoadedOptions;
  parse?: (text: string) => unknown;
}

/** A choice among rows of the API. It appears with its options, because a select cannot hold a value without an option. */
export const LoadedSelectField = <Values extends FieldValues = FieldValues>({ options, ...rest }: Props<Values>) => {
  const { data, error, isFetching, refetch } = useQuery(optionsQuery(options));
  if (data) return <SelectField<Values> {...rest} options={data} />;
  if (error) return <FailedRows error={error} isTrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <LoadingArea>
      <Skeleton $inline="100%" $block="4.5rem" />
    </LoadingArea>
  );
};
