import { Heading } from '@storybook/addon-docs/blocks';
import { type ComponentUsage } from '@omics-portal/ui/usage';

function Sentences({ title, items }: { title: string; items: readonly string[] }) {
  return items.length === 0 ? null : (
    <>
      <Heading>{title}</Heading>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

function Keys({ keyboard }: Pick<ComponentUsage, 'keyboard'>) {
  return typeof keyboard === 'string' ? (
    <p>{keyboard}</p>
  ) : (
    <table className="usage-keys">
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">Action</th>
        </tr>
      </thead>
      <tbody>
        {keyboard.map(({ keys, action }) => (
          <tr key={keys}>
            <td>{keys}</td>
            <td>{action}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Usage guidance of a docs page: when to use the component, when not, anatomy and keyboard support. */
export function UsageGuide({ when, whenNot, anatomy, keyboard }: ComponentUsage) {
  return (
    <>
      <Sentences title="When to use" items={when} />
      <Sentences title="When not to use" items={whenNot} />
      <Sentences title="Anatomy" items={anatomy} />
      <Heading>Keyboard</Heading>
      <Keys keyboard={keyboard} />
    </>
  );
}
