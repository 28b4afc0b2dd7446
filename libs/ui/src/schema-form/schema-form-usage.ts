import { type ComponentUsage } from '../usage/component-usage';

export const SCHEMA_FORM_USAGE: ComponentUsage = {
  when: [
    'Every form that is submitted: useSchemaForm checks its values by a schema, and Schema Field shows the messages.',
    'Use mode "onTouched" in a long form, to check each field when focus leaves it.',
  ],
  whenNot: [
    'A search: use Search Box.',
    'A setting with immediate effect: use Switch, or Form Field around another control.',
  ],
  anatomy: [
    'Form: the caller renders it and gives it the submit handler (form.onSubmit).',
    'Field (name, label, help, required): a Form Field with the message of the schema as its error.',
    'Control (children): spread the given props on a native control, such as Input or Textarea.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus to the next control.' },
    {
      keys: 'Enter',
      action:
        'In an input: submits the form, or moves focus to the first invalid field. Repeated presses send once.',
    },
  ],
};
