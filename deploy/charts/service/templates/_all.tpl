{{- /* Every object of one process. */}}
{{- define "service.all" -}}
{{- range $part := list "deployment" "service" "disruption" "autoscaler" "network" "migration" }}
{{- with include (printf "service.%s" $part) $ }}
---
{{ . | trim }}
{{- end }}
{{- end }}
{{- end }}
