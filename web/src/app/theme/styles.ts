import '@fontsource-variable/inter/index.css';
import '@mantine/core/styles.layer.css';
import 'virtual:theme.css';
import './base.css';
import './mantine.css';
