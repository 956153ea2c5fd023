import Trash from 'lucide-react/icons/trash-2';
import type { PhaseTask, StudyPhase, TaskChangeInput, TaskInput } from 'shared-lib/contracts';
import { taskInput } from 'shared-lib/contracts';
import { requestPanels } from 'shared-lib/copy';
import { formatDay } from 'shared-lib/format';
import { Form, FormFailure, SubmitButton, TextField, useContractForm } from 'shared-lib/form';
import { color } from 'shared-lib/theme';
import { IconButton } from 'shared-lib/ui/button';
import { Checkbox } from 'shared-lib/ui/checkbox';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { Details } from './phase-details.tsx';
import { useAction } from './run-action.ts';
import { Columns } from 'shared-lib/ui/stack';

const { plan: labels } = requestPanels;

const List = styled.ul`
  display: grid;
  gap: var(--s1);
  padding-inline-start: var(--s9);
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s2);
  }
  small {
    color: ${color.text2};
    font-size: var(--fs-xs);
  }
`;
const Task = styled.label`
  display: flex;
  align-items: center;
  gap: var(--s2h);
  min-block-size: 2.75rem;
  cursor: pointer;
`;
export interface TaskCalls {
  onAddTask: (input: TaskInput) => Promise<unknown>;
  onChangeTask: (id: number, change: TaskChangeInput) => Promise<unknown>;
  onRemoveTask: (id: number) => Promise<unknown>;
}

interface Props extends TaskCalls {
  phase: StudyPhase;
  tasks: readonly PhaseTask[];
}

interface Values {
  phase: StudyPhase;
  title: string;
}

const TaskForm = ({ phase, onAddTask }: Pick<Props, 'phase' | 'onAddTask'>) => {
  const form = useContractForm<Values, TaskInput>(taskInput, { defaults: { phase } });
  const send = async (input: TaskInput) => {
    await onAddTask(input);
    form.reset({ phase, title: '' });
  };
  return (
    <Form form={form} onSubmit={send}>
      <FormFailure />
      <Columns $gap="2" $columns="minmax(0, 1fr) auto" $align="end">
        <TextField<Values> name="title" label={labels.taskTitle} />
        <SubmitButton tone="quiet">{labels.addTask}</SubmitButton>
      </Columns>
    </Form>
  );
};

/** The tasks of one phase. Clients never see them. */
export const PhaseTasks = ({ phase, tasks, onAddTask, onChangeTask, onRemoveTask }: Props) => {
  const { run } = useAction();
  return (
    <>
      {tasks.length > 0 && (
        <List>
          {tasks.map(({ id, title, is_done, due_at }) => (
            <li key={id}>
              <Task>
                <Checkbox
                  checked={is_done}
                  onChange={({ target }) =>
                    run(`task-${id}`, () => onChangeTask(id, { is_done: target.checked }), { failed: labels.failed })
                  }
                />
                <span>
                  {title} {due_at && <small>{formatDay(due_at)}</small>}
                </span>
              </Task>
              <IconButton
                label={labels.removeTask(title)}
                size="small"
                onClick={() => run(`remove-${id}`, () => onRemoveTask(id), { failed: labels.failed })}
              >
                <Icon icon={Trash} size={16} />
              </IconButton>
            </li>
          ))}
        </List>
      )}
      <Details label={labels.newTask}>
        <TaskForm phase={phase} onAddTask={onAddTask} />
      </Details>
    </>
  );
};
